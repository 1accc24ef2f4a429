import { useNavigate } from 'react-router'
import { useTimeout } from '../time/use-timeout.ts'

/** Leads to a path after so many milliseconds, in place of the page that waited; leaving earlier stops it. */
export function useRedirect(path: string, afterMilliseconds: number) {
  const navigate = useNavigate()
  useTimeout(() => void navigate(path, { replace: true }), afterMilliseconds)
}
