import { Refused } from '@pramaan/api-client'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { TextLink } from '@pramaan/ui/text-link'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Why nothing was revealed; if a larger plan would help, with a link to the plans. */
export function RevealFailure({ error }: { error: Error }) {
  const t = useTexts()
  const failureText = useFailureText()
  const isSpent = error instanceof Refused && error.code === 'views-limit'
  return (
    <p role="alert" className="text-sm text-danger">
      {failureText(error)}{' '}
      {isSpent && (
        <TextLink inline href={paths.plans}>
          {t('plan.see')}
        </TextLink>
      )}
    </p>
  )
}
