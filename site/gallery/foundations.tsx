import type { CSSProperties } from 'react';
import { classes } from '#ui/classes.ts';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconNames } from '#ui/icon-names.ts';
import { Panel } from '#ui/panel.tsx';
import tokens from '#ui/tokens.css?raw';
import css from './foundations.module.css';
import { Section, Specimen } from './specimen.tsx';

const swatches = {
  bg: css.bg,
  shell: css.shell,
  surface: css.surface,
  'surface-raised': css.surfaceRaised,
  'surface-high': css.surfaceHigh,
  'surface-highest': css.surfaceHighest,
  brand: css.brand,
  win: css.win,
  hot: css.hot,
  info: css.info,
  vip: css.vip,
  ink: css.ink,
};

const steps = [...tokens.matchAll(/--(space-\d+):/g)].map(([, name]) => name!);
const layers = [...tokens.matchAll(/--(layer-[a-z]+): (-?\d+)/g)].map(([, name, at]) => `${name} ${at}`);

export const Foundations = () => (
  <Section title="Foundations">
    <Specimen name="Colour" layout="plain">
      <ul className={css.swatches}>
        {Object.entries(swatches).map(([name, look]) => (
          <li key={name} className={classes(css.swatch, look)}>
            {name}
          </li>
        ))}
      </ul>
    </Specimen>
    <Specimen name="Space" layout="plain">
      <ul className={css.steps}>
        {steps.map((name) => (
          <li key={name}>
            <span className={css.step} style={{ '--step': `var(--${name})` } as CSSProperties} />
            {name}
          </li>
        ))}
      </ul>
    </Specimen>
    <Specimen name="Layers, from the one behind" layout="plain">
      <p>{layers.join(', ')}</p>
    </Specimen>
    <Specimen name="Type" layout="plain">
      <Panel className={css.type}>
        <Heading level={4} size="banner">
          Большой куш, liels laimests
        </Heading>
        <Heading level={4} size="card">
          Āķis ģērbies, šūpoles žņaudz
        </Heading>
        <Heading level={4} size="dialog">
          Coração, ação, prêmio à vista
        </Heading>
        <Heading level={4} size="row">
          Marigold Originals
        </Heading>
        <p>
          Ātrās izmaksas, droši maksājumi un atbalsts visu diennakti. Быстрые выплаты, безопасные платежи и
          поддержка круглосуточно. Pagamentos seguros, a qualquer hora.
        </p>
        <p className={css.figures}>
          1.42 4.10 7.50
          <br />
          11.11 88.00 1,004.27
        </p>
        <p className={css.meta}>Meta 13.5, second ink.</p>
        <p className={css.caption}>Caption 12, third ink.</p>
      </Panel>
    </Specimen>
    <Specimen name={`Icons, ${iconNames.length}`} layout="plain">
      <ul className={css.icons}>
        {iconNames.map((name) => (
          <li key={name} title={name}>
            <Icon name={name} size={22} label={name} />
          </li>
        ))}
      </ul>
    </Specimen>
  </Section>
);
