import { useLocation } from 'react-router'

const jobPages = ['/job-details', '/emp-placement-job-details']

/** The number of the job whose page shows the sign-in, if it does. */
export function useJobInAddress(): number | undefined {
  const { pathname, search } = useLocation()
  if (!jobPages.includes(pathname)) return undefined
  const digits = /^[1-9]\d{0,8}$/.exec(new URLSearchParams(search).get('Job') ?? '')?.[0]
  return digits === undefined ? undefined : Number(digits)
}
