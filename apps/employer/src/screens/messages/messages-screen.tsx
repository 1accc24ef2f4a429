import { MessagesPage } from '@pramaan/features/messages/inbox/messages-page.tsx'
import { LinkButton } from '@pramaan/ui/link-button'
import { paths } from '../../paths.ts'
import { shortlistedAddress } from '../../shortlisted-address.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Messages with the candidates of the shortlist (D39). */
export function MessagesScreen() {
  const t = useTexts()
  const next = (
    <LinkButton tone="soft" href={paths.shortlisted}>
      {t('titles.shortlisted')}
    </LinkButton>
  )
  return <MessagesPage addressOf={shortlistedAddress} next={next} />
}
