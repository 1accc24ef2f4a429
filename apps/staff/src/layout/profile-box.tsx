import { useLogout } from '@pramaan/app-shell/header/use-logout.tsx'
import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { Avatar } from '@pramaan/ui/avatar'
import { LogOut } from 'lucide-react'
import { useTexts } from '../texts/use-texts.ts'
import { useRoleName } from './role-name.ts'

/** Logout, and the signed-in person with their role, at the foot of the menu (document 002 §2.2). */
export function ProfileBox() {
  const t = useTexts()
  const roleName = useRoleName()
  const { logout, question } = useLogout()
  const { FullName, role } = usePerson()
  return (
    <div className="flex flex-col gap-2">
      <button
        type="button"
        onClick={logout}
        className="-mx-2 flex min-h-8 cursor-pointer items-center gap-2.5 rounded-control px-2 py-1 text-sm font-medium text-ink-muted transition-colors enabled-hover:bg-ink/5 enabled-hover:text-ink max-lg:min-h-11 pointer-coarse:min-h-11"
      >
        <LogOut aria-hidden className="size-4 shrink-0" />
        {t('header.logout')}
      </button>
      {question}
      <div className="flex items-center gap-2.5">
        <Avatar name={FullName} size="sm" />
        <p className="min-w-0 text-sm leading-tight">
          <span className="block max-sm:wrap-anywhere sm:truncate font-semibold" title={FullName}>
            {FullName}
          </span>
          <span className="text-xs text-ink-muted">{roleName(role)}</span>
        </p>
      </div>
    </div>
  )
}
