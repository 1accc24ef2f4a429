import { MessagesPage } from '@pramaan/features/messages/inbox/messages-page.tsx'
import { LinkButton } from '@pramaan/ui/link-button'
import { myProfilePath } from '../../record/my-profile-path.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Messages with employers who shortlisted the candidate and wrote to them (D39). */
export function MessagesScreen() {
  const t = useTexts()
  const next = (
    <LinkButton tone="soft" href={myProfilePath}>
      {t('header.profile')}
    </LinkButton>
  )
  return <MessagesPage next={next} />
}
