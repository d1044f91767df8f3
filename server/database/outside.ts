// A PostgreSQL of the operator's own, named by DATABASE_URL: can we use it, and if not, why not?
import { CannotStart } from '../plumbing/cannot-start.ts';
import { connect } from './connect.ts';

const OLDEST_MAJOR = 15;

export async function checkServer(url: string, setting = 'DATABASE_URL'): Promise<void> {
  const place = placeOf(url, setting);
  try {
    const connection = await connect(url, { connectionTimeoutMillis: 5_000 });
    // Not prepared: through a pooler another's statement of the same name may stand there already.
    const [server] = await connection.run<Server>(
      `select current_setting('server_version') as version, current_setting('server_encoding') as encoding`,
    );
    await connection.close();
    requireFit(place, server!);
  } catch (error) {
    throw error instanceof CannotStart
      ? error
      : new CannotStart(sentenceOf({ url, setting, place, error }), { cause: error });
  }
}

interface Server {
  version: string;
  encoding: string;
}

export function requireFit(place: string, { version, encoding }: Server): void {
  if (Number.parseInt(version, 10) < OLDEST_MAJOR)
    throw new CannotStart(`${place} is PostgreSQL ${version}; version ${OLDEST_MAJOR} or newer is needed.`);
  if (encoding !== 'UTF8')
    throw new CannotStart(`${place} keeps its text as ${encoding}; a database with encoding UTF8 is needed.`);
}

/** Never with the password in it. */
function placeOf(url: string, setting: string): string {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (!address || !/^postgres(ql)?:$/.test(address.protocol))
    throw new CannotStart(
      `${setting} is not an address of the form postgres://user:password@host:5432/name.`,
    );
  const socket = address.searchParams.get('host');
  return `The database at ${socket ?? address.host}${address.pathname}`;
}

interface Failure {
  url: string;
  setting: string;
  place: string;
  error: unknown;
}

function sentenceOf({ url, setting, place, error }: Failure): string {
  const { username, pathname } = new URL(url);
  const { code, message } = error as { code?: string; message: string };
  switch (code) {
    case '28P01':
    case '28000':
      return `${place} refuses the user "${decodeURIComponent(username)}": check the name and the password in ${setting}.`;
    case '3D000':
      return `${place} does not exist: create it, or name another than "${pathname.slice(1)}" in ${setting}.`;
    case '57P03':
      return `${place} is not ready yet (${message}).`;
    default:
      return `${place} cannot be reached: ${message || code}.`;
  }
}
