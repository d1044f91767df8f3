import type { ReactNode } from 'react';
import type { ContentPage } from '#contract/content.ts';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { SiteImage } from '../theme/site-image.tsx';
import css from './article.module.css';
import { Faq } from './faq.tsx';

interface ArticleProps {
  page: ContentPage;
  /** Stands between the opening and the sections. */
  children?: ReactNode;
}

export const Article = ({ page: { slug, title, intro, image, sections, body }, children }: ArticleProps) => (
  <article className={css.article}>
    <header className={css.header}>
      <SiteImage className={css.object!} src={urlOf(image)} fit="contain" width={160} height={160} alt="" />
      <div>
        <Heading level={1} size="banner">
          {title}
        </Heading>
        <p className={css.intro}>{intro}</p>
      </div>
    </header>
    {children}
    {sections.map((section) => (
      <Section key={section.id} section={section} />
    ))}
    {body !== '' && (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has reduced it to harmless tags
      <section className={css.body} dangerouslySetInnerHTML={{ __html: body }} />
    )}
    <Faq path={`/${slug}`} />
  </article>
);

/** One of our objects by its name, or a picture of the operator's by its address. */
const urlOf = (image: string) => (/^\/|^https?:/.test(image) ? image : `/art/obj-320/${image}.webp`);

function Section({
  section: { id, title, paragraphs, points, links },
}: {
  section: ContentPage['sections'][number];
}) {
  return (
    <section aria-labelledby={id} className={css.section}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {points && (
        <ul className={css.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {links && (
        <ul className={css.links}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a className={css.link} href={href} rel="noopener external" target="_blank">
                {label}
                <Icon name="external" size={15} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
