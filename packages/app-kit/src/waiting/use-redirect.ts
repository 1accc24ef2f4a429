import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Leads to a path after so many milliseconds, in place of the page that waited; leaving earlier stops it. */
export function useRedirect(path: string, afterMilliseconds: number) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(path, { replace: true }), afterMilliseconds)
    return () => clearTimeout(timer)
  }, [navigate, path, afterMilliseconds])
}
