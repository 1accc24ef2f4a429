import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type EditDialogName, editDialogs } from '../../../record/my-profile-path.ts'

/**
 * The open dialog of the profile, as in the address: `?edit=education&entry=12`, with the key of a refused edit that it
 * corrects. Opening one adds to the history, so
 * the phone's Back closes it; one opened by a link is replaced instead.
 */
export function useEdit() {
  const [params] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const dialog = editDialogs.find((name) => name === params.get('edit'))
  const entry = Number(params.get('entry')) || undefined
  const fix = params.get('fix') ?? undefined
  const openedHere = location.state?.openedHere === true
  const { pathname, search } = location

  const open = (name: EditDialogName, id?: number, fixes?: string) => {
    const next = new URLSearchParams(search)
    next.set('edit', name)
    if (id === undefined) next.delete('entry')
    else next.set('entry', String(id))
    if (fixes) next.set('fix', fixes)
    void navigate(`${pathname}?${next}`, { state: { openedHere: true } })
  }
  const close = useCallback(() => {
    const next = new URLSearchParams(search)
    next.delete('edit')
    next.delete('entry')
    next.delete('fix')
    void (openedHere ? navigate(-1) : navigate(`${pathname}${next.size ? `?${next}` : ''}`, { replace: true }))
  }, [openedHere, pathname, search, navigate])
  return { dialog, entry, fix, open, close }
}

/** Opens a dialog of the profile, for a new entry or an existing one. */
export type OpenEdit = ReturnType<typeof useEdit>['open']
