import type { WhyNotMeet } from '@pramaan/domain/company'
import { useFeatureTexts } from '@pramaan/features/texts/use-feature-texts.ts'
import { TextLink } from '@pramaan/ui/text-link'

/** The page on which an employer sees the company's status and confirms it. */
export const companyHref = '/employer-profile#company'

/** Says why contact data, CVs and messages are closed, and links to the page that opens them. */
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
