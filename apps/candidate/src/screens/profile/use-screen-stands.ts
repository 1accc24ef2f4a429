import { whenIdle } from '@pramaan/app-shell/mount/when-idle.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Whether the screen is complete, so that later parts can load; always false for people who save data. */
export function useScreenStands(): boolean {
  const queries = useQueryClient()
  const [isShown, setStands] = useState(false)
  useEffect(() => whenIdle(queries, () => setStands(true)), [queries])
  return isShown
}
