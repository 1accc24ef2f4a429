import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { may } from '@pramaan/domain/capability'
import { companyState } from '@pramaan/domain/company'
import { dotted } from '@pramaan/domain/dotted'
import { dateText } from '@pramaan/domain/india-day'
import { Link } from '@pramaan/ui/link'
import { peoplePath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { Company } from './use-decide.ts'

/** The other accounts with a company's name, domain or number: their proofs and status. */
export function Namesakes({ namesakes }: { namesakes: Company['Namesakes'] }) {
  const t = useTexts()
  const { role } = usePerson()
  if (namesakes.length === 0) return <p className="text-ink-muted text-sm">{t('companies.namesakes.none')}</p>
  return (
    <section className="self-start rounded-control bg-canvas p-4 text-sm">
      <h3 className="font-semibold">{t('companies.namesakes', { n: namesakes.length })}</h3>
      <ul className="mt-2 grid gap-3">
        {namesakes.map(({ EmployerID, FullName, CompanyName, Status, CompanyEmail, Gstin, Cin, RegisteredOn }) => (
          <li key={EmployerID} className="min-w-0 wrap-anywhere">
            <p>
              <bdi>{CompanyName}</bdi>,{' '}
              {may(role, 'manageUsers') ? (
                <Link href={peoplePath('employers', FullName)} className="enabled-hover:underline">
                  <bdi>{FullName}</bdi>
                </Link>
              ) : (
                <bdi>{FullName}</bdi>
              )}
            </p>
            <p className="text-ink-muted">
              {dotted([
                t(`companies.state.${companyState(Status)}`),
                CompanyEmail,
                Gstin && `GSTIN ${Gstin}`,
                Cin && `CIN ${Cin}`,
                t('companies.since', { on: dateText(new Date(RegisteredOn)) }),
              ])}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
