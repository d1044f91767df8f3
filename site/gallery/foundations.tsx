import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconNames } from '#ui/icon-names.ts';
import { Panel } from '#ui/panel.tsx';
import css from './foundations.module.css';
import { Section, Specimen } from './specimen.tsx';

const swatches = ['bg', 'shell', 's1', 's2', 's3', 's4', 'brand', 'win', 'hot', 'info', 'vip', 'tx'] as const;

export const Foundations = () => (
  <Section title="Foundations">
    <Specimen name="Colour" layout="plain">
      <ul className={css.swatches}>
        {swatches.map((name) => (
          <li key={name} className={`${css.swatch} ${css[name]}`}>
            {name}
          </li>
        ))}
      </ul>
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
