// A visitor of a server without a port, who goes from address to address as a browser would.
import type { FastifyInstance } from 'fastify';

type Fields = Record<string, string>;

/** A browser with a memory for cookies, which follows redirects on this site. */
export class WalkingVisitor {
  cookies = new Map<string, string>();
  #app: FastifyInstance;

  constructor({ app }: { app: FastifyInstance }) {
    this.#app = app;
  }

  get headers(): { cookie: string } {
    return { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  }

  async go(url: string, form?: Fields) {
    const address = new URL(url, 'http://localhost:80');
    const response = await this.#app.inject({
      method: form === undefined ? 'GET' : 'POST',
      url: address.pathname + address.search,
      headers: { ...this.headers, host: 'localhost:80', 'content-type': 'application/x-www-form-urlencoded' },
      ...(form !== undefined && { payload: new URLSearchParams(form).toString() }),
    });
    for (const cookie of [response.headers['set-cookie'] ?? []].flat()) this.#keep(cookie);
    return response;
  }

  /** On and on, until a page comes that leads no further. */
  async follow(
    url: string,
    form?: Fields,
  ): Promise<{ url: string; response: Awaited<ReturnType<WalkingVisitor['go']>> }> {
    const response = await this.go(url, form);
    const { location } = response.headers;
    return location === undefined
      ? { url, response }
      : this.follow(
          new URL(String(location), `http://localhost:80${new URL(url, 'http://localhost:80').pathname}`)
            .href,
        );
  }

  #keep(cookie: string): void {
    const [pair = ''] = cookie.split(';', 1);
    const at = pair.indexOf('=');
    const isGone = /max-age=0|expires=thu, 01 jan 1970/i.test(cookie);
    if (isGone) this.cookies.delete(pair.slice(0, at));
    else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}
