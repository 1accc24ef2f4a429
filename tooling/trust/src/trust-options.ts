/** What every attack takes: how many tries, and the seed that repeats a run. */
export type TrustOptions = { tries: number; seed: number; databaseUrl?: string }
