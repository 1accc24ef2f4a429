import { useState } from 'react'
import { useLocation } from 'react-router'

/** Whether an overlay is open, with a setter; a move to another path closes it. */
export function useOpenHere() {
  const { pathname } = useLocation()
  const [openedAt, setOpenedAt] = useState<string>()
  return [openedAt === pathname, (open: boolean) => setOpenedAt(open ? pathname : undefined)] as const
}
