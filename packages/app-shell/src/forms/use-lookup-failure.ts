import { useFailureText } from '../router/failures/error-page.tsx'

/**
 * For a box whose matches come from the server: why they did not come, as the box's error. Its list stays closed then,
 * which would say that nothing matches.
 */
export function useLookupFailure(error: unknown) {
  const failureText = useFailureText()
  return error ? { error: failureText(error), closedIfEmpty: true } : {}
}
