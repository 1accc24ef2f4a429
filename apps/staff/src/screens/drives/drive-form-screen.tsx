import { DriveFormOfAddress } from '@pramaan/features/drives/form/drive-form-screen.tsx'

/** The form of a placement drive, for roles that may add or edit one (document 002 §2.7, §6). */
export function DriveFormScreen() {
  return (
    <div className="pb-20">
      <DriveFormOfAddress dock={(bar) => bar} />
    </div>
  )
}
