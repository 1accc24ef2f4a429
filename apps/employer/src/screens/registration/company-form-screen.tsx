import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { TextButton } from '@pramaan/ui/text-link'
import { useNavigate } from 'react-router'
import { CompanyForm } from '../../features/registration/company-form.tsx'
import { Congratulations } from '../../features/registration/congratulations.tsx'
import { SignInLayout } from '../../features/registration/sign-in-layout.tsx'
import { useCompanyForm } from '../../features/registration/use-company-form.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The profile form of a new employer, then the congratulations, then the candidate list (document 002 §2.9). */
export function CompanyFormScreen() {
  const t = useTexts()
  const { session } = usePlatform()
  const navigate = useNavigate()
  const company = useCompanyForm()
  const token = company.save.data?.data
  const goTo = (path: string) => {
    if (!token) return
    // Taking the token opens the app and would skip the congratulations, so it comes last.
    void navigate(path, { replace: true })
    session.accept(token)
  }
  return (
    <SignInLayout end={<TextButton onClick={() => void session.signOut()}>{t('header.logout')}</TextButton>}>
      <CompanyForm {...company} />
      <Congratulations
        open={token !== undefined}
        onStart={() => goTo(paths.list)}
        onPostJob={() => goTo(paths.newJob)}
      />
    </SignInLayout>
  )
}
