import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

interface OwnLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A bare address of ours, as content writes it: "/gamehall?category=slots". */
  address: string;
}

/** A link whose address comes from content and so cannot be checked while compiling. */
export function OwnLink({ address, ...rest }: OwnLinkProps) {
  const [path, query = ''] = address.split('?', 2);
  return <Link {...rest} to={path as '/'} search={Object.fromEntries(new URLSearchParams(query))} />;
}
