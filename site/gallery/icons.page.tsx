// /_icons: every drawing of the sprite, with its name

import { Icon } from '#ui/icon.tsx';
import { iconNames } from '#ui/icon-names.ts';
import type { PageModule } from '../routing/page.ts';
import css from './icons.module.css';

export const head: PageModule['head'] = () => ({ title: 'Icons', isIndexed: false });

export default function IconsPage() {
  return (
    <ul className={css.icons}>
      {iconNames.map((name) => (
        <li key={name} className={css.icon}>
          <Icon name={name} size={32} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
