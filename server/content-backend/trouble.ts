// How the content backend says no: in the shape that its callers know from Strapi.

const names = {
  400: 'ApplicationError',
  401: 'UnauthorizedError',
  403: 'ForbiddenError',
  404: 'NotFoundError',
  429: 'RateLimitError',
} as const;

export type TroubleStatus = keyof typeof names;

export class Trouble extends Error {
  readonly status: TroubleStatus;
  readonly kind: string;
  readonly details: object;

  constructor(status: TroubleStatus, message: string, { kind, details = {} }: TroubleTerms = {}) {
    super(message);
    this.status = status;
    this.kind = kind ?? names[status];
    this.details = details;
  }
}

interface TroubleTerms {
  kind?: string;
  details?: object;
}

/** Each field with what is wrong about it. */
export function invalid(faults: Readonly<Record<string, string>>): Trouble {
  const errors = Object.entries(faults).map(([path, message]) => ({
    path: [path],
    message,
    name: 'ValidationError',
  }));
  const message = errors.length === 1 ? errors[0]!.message : `${errors.length} errors occurred`;
  return new Trouble(400, message, { kind: 'ValidationError', details: { errors } });
}

export const troubleBody = ({ status, kind, message, details }: Trouble) => ({
  data: null,
  error: { status, name: kind, message, details },
});
