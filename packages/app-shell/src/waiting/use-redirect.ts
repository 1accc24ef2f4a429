import { useNavigate } from 'react-router'
import { useAfter } from './use-after.ts'

/** Leads to a path after so many milliseconds, in place of the page that waited; leaving earlier stops it. */
export function useRedirect(path: string, afterMilliseconds: number) {
  const navigate = useNavigate()
  useAfter(() => void navigate(path, { replace: true }), afterMilliseconds)
}
