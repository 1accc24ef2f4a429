import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type EditDialogName, editDialogs } from '../../../record/my-profile-path.ts'

/**
 * Which dialog of the profile is open, as its address says: `?edit=education&entry=12`. Opening one here is a step of the
 * history, so that the phone's Back closes it; one that a link opened is closed in place.
 */
export function useEdit() {
  const [params] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const dialog = editDialogs.find((name) => name === params.get('edit'))
  const entry = Number(params.get('entry')) || undefined
  const openedHere = location.state?.openedHere === true
  const { pathname, search } = location

  const open = (name: EditDialogName, id?: number) => {
    const next = new URLSearchParams(search)
    next.set('edit', name)
    if (id === undefined) next.delete('entry')
    else next.set('entry', String(id))
    void navigate(`${pathname}?${next}`, { state: { openedHere: true } })
  }
  const close = useCallback(() => {
    const next = new URLSearchParams(search)
    next.delete('edit')
    next.delete('entry')
    void (openedHere ? navigate(-1) : navigate(`${pathname}${next.size ? `?${next}` : ''}`, { replace: true }))
  }, [openedHere, pathname, search, navigate])
  return { dialog, entry, open, close }
}

/** Opens one of the profile's dialogs, for a new entry or for one that is there. */
export type OpenEdit = ReturnType<typeof useEdit>['open']
