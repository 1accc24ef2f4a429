import type { WhyNotMeet } from '@pramaan/domain/company'
import { useFeatureTexts } from '@pramaan/features/texts/use-feature-texts.ts'
import { TextLink } from '@pramaan/ui/text-link'

/** Where an employer reads what is known of the company, and confirms it. */
export const companyHref = '/employer-profile#company'

/** Why contact data, CVs and messages are closed, with the way to open them. */
export function ClosedReason({ why }: { why: WhyNotMeet }) {
  const t = useFeatureTexts()
  return (
    <>
      {t(`companyProof.closed.${why}`)}{' '}
      <TextLink inline href={companyHref}>
        {t(why === 'waiting' ? 'companyProof.see' : 'companyProof.confirm')}
      </TextLink>
    </>
  )
}
