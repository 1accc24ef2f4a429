import { z } from 'zod'

const session = { sid: z.string() }

/**
 * Every kind of token that we sign, with what it says besides its kind. A token is taken only where its own kind is
 * asked for: one without a line here can't be signed, and each line is tried in every place that takes a token.
 */
export const tokenKinds = {
  /** Who is signed in (D9): the `Authorization` of a call. */
  session: z.object({
    ...session,
    userInfo: z.object({ ID: z.number(), RoleID: z.number(), FullName: z.string(), registrationStep: z.number() }),
  }),
  /** A session's cookie: stored as a hash, and signed so that one replaced long ago is still known as ours. */
  'session-cookie': z.object({ ...session, jti: z.string() }),
  /** A list as a CSV file: where it is read, and what was asked for. */
  csv: z.object({ ...session, path: z.string(), request: z.string() }),
  /** All personal data of one person. */
  'data-archive': z.object({ ...session, of: z.number() }),
  /** The PDF of one profile. */
  resume: z.object({ ...session, candidate: z.number() }),
  /** A private file of a person, and who may read it. */
  file: z.object({ ...session, file: z.string(), of: z.number(), viewer: z.number() }),
  /** The PDF of one receipt, for anyone who has the link. */
  receipt: z.object({ receipt: z.string() }),
  /** The end of one alert, for anyone who has the link. */
  'stop-alert': z.object({ alert: z.number() }),
  /** The secret of an authenticator that its owner has not confirmed yet. */
  authenticator: z.object({ of: z.number(), secret: z.string() }),
} as const satisfies Readonly<Record<string, z.ZodObject>>

/** What a token can be for. */
export type TokenKind = keyof typeof tokenKinds

/** What a token of a kind says. */
export type Claims<Kind extends TokenKind> = z.output<(typeof tokenKinds)[Kind]>
