import type { ReactNode } from 'react'
import type { MyRecord } from '../../record/my-record.ts'
import { DrivesSection } from './drives/drives-section.tsx'
import { LegacySection } from './profile/legacy-section.tsx'
import { Tips } from './tips.tsx'
import { TrainingCarousel } from './training-carousel.tsx'

type BelowFoldProps = { record: MyRecord; vspButton: ReactNode; promo: ReactNode }

/**
 * The part of the dashboard below the first screen, in the spec's order; its code loads after the first screen
 * (document 001 §2).
 */
export function BelowFold({ record, vspButton, promo }: BelowFoldProps) {
  return (
    <>
      <DrivesSection />
      <TrainingCarousel />
      <Tips />
      {promo}
      <LegacySection record={record} vspButton={vspButton} />
    </>
  )
}
