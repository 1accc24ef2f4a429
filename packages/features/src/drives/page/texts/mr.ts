import type { drivePageTexts } from './en.ts'

/** A drive’s page for the side that runs it, in Marathi. */
export const drivePage: Record<keyof typeof drivePageTexts, string> = {
  'titles.drivePage': 'प्लेसमेंट ड्राइव्ह',
  'drivePage.back': 'प्लेसमेंट ड्राइव्ह',
  'drivePage.edit': 'बदला',
  'drivePage.manage': 'नोकऱ्या आणि अर्जदार',
  'drivePage.applicants': 'अर्जदार पाहा',
  'drivePage.requests':
    '{n, plural, =0 {अजून कोणी सहभागी होण्याची विनंती केलेली नाही} one {# उमेदवाराने सहभागी होण्याची विनंती केली} other {# उमेदवारांनी सहभागी होण्याची विनंती केली}}',
  'drivePage.candidatesSee': 'उमेदवारांना हेच पान दिसते, इथे “अर्ज करा” बटणासह.',
  'drivePage.missing': 'प्लेसमेंट ड्राइव्ह सापडला नाही',
  'drivePage.missing.text': 'तो हटवला आहे, किंवा लिंक अपूर्ण आहे.',
}
