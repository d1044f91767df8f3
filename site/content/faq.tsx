// Questions and answers that an operator has written for a page. Search engines are told the same ones (see
// seo/structured-data.ts), and may be told nothing that a visitor cannot read.
import { seo } from '#contract/seo.ts';
import { useRead } from '../asking/reads.ts';
import css from './faq.module.css';

export function Faq({ path }: { path: string }) {
  const { data } = useRead(seo.getPage, { path });
  if (!data?.faq?.length) return null;
  return (
    <div className={css.faq}>
      {data.faq.map(({ question, answer }) => (
        <details key={question} className={css.entry}>
          <summary className={css.question}>{question}</summary>
          <p className={css.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
