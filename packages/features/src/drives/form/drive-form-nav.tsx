import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { type DriveFormSection, driveFormSections, sectionId } from './drive-form-sections.ts'

/** Links to the parts of the form and which of them have errors; on wide screens. */
export function DriveFormNav({ toFix }: { toFix: ReadonlySet<DriveFormSection> }) {
  const t = usePostingTexts()
  return (
    <nav aria-label={t('driveForm.sections')} className="sticky top-20 max-lg:hidden">
      <ol className="-ml-3 flex flex-col gap-0.5">
        {driveFormSections.map(({ key }) => (
          <li key={key}>
            <a
              href={`#${sectionId(key)}`}
              onClick={(event) => {
                // Jumping to a section adds no history entry, because the URL belongs to the drive.
                event.preventDefault()
                jumpTo(key)
              }}
              className={clsx(
                'flex min-h-9 items-center gap-2 rounded-control px-3 text-sm font-medium transition-colors enabled-hover:bg-ink/5',
                toFix.has(key) ? 'text-danger' : 'text-ink-muted enabled-hover:text-ink',
              )}
            >
              <span className="flex-1">{t(`driveForm.${key}`)}</span>
              {toFix.has(key) && (
                <>
                  <CircleAlert aria-hidden className="size-4 shrink-0" />
                  <span className="sr-only">{t('driveForm.sections.fix')}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function jumpTo(key: DriveFormSection) {
  const section = document.getElementById(sectionId(key))
  section?.scrollIntoView({ block: 'start' })
  section?.focus({ preventScroll: true })
}
