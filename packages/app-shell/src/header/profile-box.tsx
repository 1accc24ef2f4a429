import { Avatar } from '@pramaan/ui/avatar'
import { Button } from '@pramaan/ui/button'
import { TextLink } from '@pramaan/ui/text-link'
import { LogOut } from 'lucide-react'
import { usePerson } from '../platform/platform.tsx'
import { useProfilePath } from '../router/app-map.ts'
import { useShellTexts } from '../texts/use-shell-texts.ts'
import { useLogout } from './use-logout.tsx'

/** The signed-in person with a link to the profile; in a drawer also Logout (document 001 §6). */
export function ProfileBox({ image, logout = false }: { image?: string | null; logout?: boolean }) {
  const t = useShellTexts()
  const { logout: leave, question } = useLogout()
  const { FullName } = usePerson()
  const profile = useProfilePath()
  return (
    <div className="flex flex-col gap-3 px-3">
      <div className="flex items-center gap-3">
        <Avatar name={FullName} src={image} />
        <div className="min-w-0">
          <p className="max-sm:wrap-anywhere sm:truncate font-semibold" title={FullName}>
            {FullName}
          </p>
          {profile && <TextLink href={profile}>{t('header.profile')}</TextLink>}
        </div>
      </div>
      {logout && (
        <Button tone="quiet" block icon={<LogOut />} onClick={leave}>
          {t('header.logout')}
        </Button>
      )}
      {question}
    </div>
  )
}
