import { cloneElement, type HTMLAttributes, type ReactElement } from 'react';
import { classes } from './classes.ts';

/** An element a caller hands in to be dressed: a typed link of the router, a plain anchor, a button. */
export type Bare = ReactElement<HTMLAttributes<HTMLElement>>;

/** The caller's element keeps its address and handlers; the part gives it a look and content. */
export const renderAs = (
  bare: Bare,
  props: HTMLAttributes<HTMLElement> & { [data: `data-${string}`]: unknown },
) => cloneElement(bare, { ...props, className: classes(props.className, bare.props.className) });
