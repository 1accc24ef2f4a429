import { DriveFormOfAddress } from '@pramaan/features/drives/form/drive-form-screen.tsx'
import { ShellBar } from '../../shell-slots.tsx'

/** The form of a placement drive; its action bar replaces the bottom bar (document 002 §2.7). */
export function DriveFormScreen() {
  return <DriveFormOfAddress dock={(bar) => <ShellBar>{bar}</ShellBar>} />
}
