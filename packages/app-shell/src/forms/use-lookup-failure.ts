import { useFailureText } from '../router/failures/error-page.tsx'

/**
 * The error of a box whose matches could not be loaded from the server. Its list stays closed, because it would say
 * that nothing matches.
 */
export function useLookupFailure(error: unknown) {
  const failureText = useFailureText()
  return error ? { error: failureText(error), closedIfEmpty: true } : {}
}
