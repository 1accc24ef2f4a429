import { startApi } from '@pramaan/api/testing'
import { driveDetails } from '@pramaan/features/testing/suites/drive-details.tsx'
import { driveForm } from '@pramaan/features/testing/suites/drive-form.tsx'
import { driveList } from '@pramaan/features/testing/suites/drive-list.tsx'
import { jobForm } from '@pramaan/features/testing/suites/job-form.tsx'
import { jobListing } from '@pramaan/features/testing/suites/job-listing.tsx'
import { jobPage } from '@pramaan/features/testing/suites/job-page.tsx'
import { app } from '../../testing/show-to-staff.ts'

const api = await startApi()

for (const suite of [jobListing, jobForm, jobPage, driveList, driveForm, driveDetails])
  await suite(api, { role: 'Admin', app, jobs: ['/jobs'], drives: '/admin-placement-drives', dense: true })
