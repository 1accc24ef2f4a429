/**
 * All clients share the engine's one session, so settings, temporary tables, cursors and session locks would pass from
 * one client to the next. If a client's statements may have left any, the session is cleaned before another client's
 * turn. A setting therefore lasts only for its transaction, as behind PgBouncer in transaction mode.
 */
const leavesState = new RegExp(
  [
    String.raw`(?:^|;)\s*(?:set\s+(?!local\b|transaction\b|constraints\b)|reset\b|listen\b|prepare\b|declare\b)`,
    String.raw`(?:^|;)\s*(?:deallocate\b|discard\b)`,
    String.raw`\btemp(?:orary)?\b|\bpg_temp\b|\bset_config\b|\bpg_(?:try_)?advisory_lock`,
  ].join('|'),
  'i',
)

const copiesIn = /(?:^|;)\s*copy\b[^;]*\bfrom\s+stdin\b/i

/** Whether a query's text may leave something behind in the session. */
export function mayLeaveState(sql: string): boolean {
  return leavesState.test(sql)
}

/** Whether a query waits for rows from the client, which crashes PGlite's process (0.5.14). */
export function copiesFromClient(sql: string): boolean {
  return copiesIn.test(sql)
}

/** Fails with SQLSTATE 0A000 where the refused COPY would have run, so that its transaction fails with it. */
export const refuseCopy = `do $$ begin
  raise feature_not_supported using message = 'COPY FROM STDIN is not possible on the embedded database.'; end $$`

/** Resets the session; prepared statements stay because clients still use them. */
export const cleanSession = `close all; set session authorization default; reset all; unlisten *;
  select pg_advisory_unlock_all(); discard sequences; discard temp`
