// Rich text as editors write it, reduced to what an article needs. Nothing that runs, loads or posts anything comes through.
import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'p', 'br', 'hr', 'strong', 'em', 'u', 's', 'code', 'pre', 'blockquote'],
    ...['ul', 'ol', 'li', 'a', 'img'],
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    h2: ['id'],
    h3: ['id'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 12,
  // Pictures come from the media library alone: any other place could watch who reads the page.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/media\/[\w.-]+$/.test(attribs['src'] ?? ''),
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: /^https?:/i.test(href) ? { href, rel: 'noopener external', target: '_blank' } : { href },
    }),
  },
};

export const cleanHtml = (html: string): string => sanitizeHtml(html, options);
