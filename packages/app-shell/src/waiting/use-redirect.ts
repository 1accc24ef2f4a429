import { useNavigate } from 'react-router'
import { useTimeout } from '../time/use-timeout.ts'

/** Redirects after this many milliseconds, replacing the waiting page; leaving earlier cancels it. */
export function useRedirect(path: string, afterMilliseconds: number) {
  const navigate = useNavigate()
  useTimeout(() => void navigate(path, { replace: true }), afterMilliseconds)
}
