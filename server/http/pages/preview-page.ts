// What an operator looks at before it is saved: the page itself, under a link that ends.
import type { FastifyReply } from 'fastify';
import { plainPage } from './plain-page.ts';

const PARAMETER = 'content_preview';

export const previewWordOf = (search: string): string | null =>
  search.includes(PARAMETER) ? new URLSearchParams(search).get(PARAMETER) : null;

export const sayPreviewOver = (reply: FastifyReply): FastifyReply =>
  plainPage(reply, {
    title: 'This preview has ended',
    body: 'A preview can be seen for one hour, at the page it was made for. Make a new one at the desk.',
    mark: 'preview',
  });
