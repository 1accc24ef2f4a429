/** Answers to what candidates ask, in English, in the order in which people ask: signing in, money, applying, the profile, the rest. */
export const answers = {
  code: {
    question: 'My code does not arrive. What can I do?',
    answer:
      'Wait a minute, then ask for a new one. Only the newest code works, for 10 minutes. Check that the number or e-mail address is right. Never give a code to anybody, not even to us.',
    words: 'otp sms password login log in sign in signin not coming not received delay',
  },
  wrongCode: {
    question: 'Why is my code refused?',
    answer:
      'Each code has 5 tries and works for 10 minutes. A new code replaces the one before. Ask for a new one and type the newest.',
    words: 'otp wrong invalid incorrect expired password login blocked tries',
  },
  number: {
    question: 'How do I change my mobile number or e-mail?',
    answer:
      'Your e-mail address and a second number are in your profile, under Personal information. The number you sign in with can’t be changed there: write to us below. If you have lost it, sign in with your e-mail address.',
    words: 'phone contact sim lost update edit email mail gmail alternate',
  },
  verified: {
    question: 'How do I get verified, and what does it cost?',
    answer:
      'Complete your profile, then choose “Get verified” on it. The fee, with tax, is shown before you pay. Our HR team calls you, talks with you and checks your skills. If we can’t verify you, we refund the full fee the way you paid.',
    words: 'verification vsp seal badge price charges charge gst screening hr call pay payment',
  },
  verifyTime: {
    question: 'How long does verification take?',
    answer:
      'After you pay, our HR team calls you to fix a time for the interview. As soon as it is done, we tell you and your profile has the seal. Until then your dashboard says that it is under way.',
    words: 'time days duration when pending vsp delay waiting status seal call not called',
  },
  driveFee: {
    question: 'When do I pay for a placement drive?',
    answer:
      'Only after your request is accepted. The fee and its last day are on the drive’s page before you apply. It books your seat in the interviews. Applying for a job outside a drive costs nothing.',
    words: 'fees charges price payment money seat upi',
  },
  refund: {
    question: 'When do I get my money back?',
    answer:
      'You get the full fee back if a drive is cancelled, if your application can’t be made, or if we can’t verify you. There is no refund for a drive that you don’t attend. Refunds go the way you paid; Payments shows where each one stands.',
    words: 'refund money refunded return cancel cancelled payment fees',
  },
  failed: {
    question: 'Money left my account, but the payment failed. Is it lost?',
    answer:
      'No. We check with the payment provider again and again. Either you get what you paid for, or the money comes back the way you paid. Payments shows which.',
    words: 'deducted debited upi gpay phonepe paytm pending transaction bank stuck',
  },
  receipt: {
    question: 'Where are my receipts?',
    answer: 'Open Payments. Each payment has a receipt as a PDF.',
    words: 'invoice bill gst tax proof payments payment history',
  },
  apply: {
    question: 'How do I apply for a job?',
    answer:
      'Open Jobs and press “Apply”. The recruiter sees your profile, so no cover letter is needed. Applying costs nothing. My applications shows everything that you have applied to.',
    words: 'application applying vacancy job search find form free cost fees',
  },
  status: {
    question: 'What happens after I apply?',
    answer:
      'My applications shows each step: Sent, Seen once the recruiter has opened it, then Shortlisted or Rejected. We tell you when it changes. If nothing happens for long, apply for other jobs too: you can apply for as many as you like.',
    words: 'status pending seen shortlisted rejected reply response result no answer selected selection',
  },
  withdraw: {
    question: 'Can I withdraw an application?',
    answer:
      'Yes. In My applications, choose “Withdraw”. The employer sees that you withdrew. While the job or drive is open you can apply again. A seat in a drive or course that you have paid for can’t be withdrawn there.',
    words: 'cancel remove undo application',
  },
  interview: {
    question: 'How do I hear about my interview?',
    answer:
      'For a job, an employer who shortlists you calls you or writes in Messages. For a placement drive, HR contacts you after you have paid the fee. For verification, our HR team calls to fix a time. Keep your phone nearby.',
    words: 'interviews when call date time slot schedule venue admit round hr location',
  },
  offer: {
    question: 'Someone asks me for money, or sent me an offer letter. Is it real?',
    answer:
      'Offers come from the employer; we don’t send offer letters. Never pay anybody for a job, an interview or an offer letter. The only fees are those that you see and pay in this app, for verification, drives and courses. Tell us below who asked you.',
    words: 'fake fraud scam cheat report complaint joining letter registration deposit job offer genuine',
  },
  alerts: {
    question: 'How do I hear about new jobs?',
    answer:
      'Search for jobs, then choose “Save this search” and how often we tell you: an alert comes at once, daily or weekly. A bookmark on a job puts it in Saved jobs. You can stop an alert at any time.',
    words: 'notification notifications bookmark saved save notify',
  },
  fresher: {
    question: 'Are there jobs for freshers, and internships?',
    answer:
      'Yes. In Jobs, open the filters and choose Fresher under Experience, or Internship under Job type. Placement drives are for freshers too: each one says who it looks for.',
    words: 'student first job no experience intern part time work from home remote trainee',
  },
  course: {
    question: 'How do I enroll in a course?',
    answer:
      'Open Certification & trainings and choose a course: its page says what it is about, how long it takes and what it costs. After you enroll, the course team contacts you.',
    words: 'courses training trainings class learn enroll admission certificate fees',
  },
  photo: {
    question: 'How do I add or change my photo?',
    answer:
      'Open your profile and press the picture at the top. JPEG, PNG, GIF or WEBP, up to 5 MB. It is optional; employers see it next to your name. You can remove it there too.',
    words: 'picture image pic selfie profile upload dp face',
  },
  certificate: {
    question: 'How do I add a certificate?',
    answer:
      'Open your profile and choose “Add a certificate”. Add a PDF of up to 5 MB; you can have 10. Employers see that you have proof, and open the file only with your contact details.',
    words: 'certificates marksheet mark sheet document documents upload proof degree pdf diploma',
  },
  edit: {
    question: 'How do I change my name, skills or experience?',
    answer:
      'Open your profile and press the pencil beside the part. It is saved at once, and employers see it as you do in the preview.',
    words: 'edit update correct profile wrong mistake skill salary education degree complete percentage strength',
  },
  college: {
    question: 'My college is not in the list. What do I do?',
    answer:
      'Type its full name as on your certificate and go on: it is saved as you wrote it. The same works for schools, skills and companies.',
    words: 'university school institute listed missing find skill company name',
  },
  notice: {
    question: 'Where do I say when I can join, and what pay I expect?',
    answer:
      'In your profile, under Job preference, say whether you are looking, and if you have experience, what pay you expect. When you get verified, our HR team asks when you can join, and writes it on your profile.',
    words: 'notice period joining date salary ctc expected lpa package availability immediate',
  },
  cv: {
    question: 'How do I download my CV?',
    answer:
      'Open your profile and choose “Preview”, then “Download”: a PDF whose text job portals can read. “Exact look” saves it as pictures, as you see it there. What you leave empty is not shown.',
    words: 'resume biodata bio data upload replace print pdf cv format',
  },
  share: {
    question: 'How do I share a job or my profile?',
    answer:
      'A job has a Share button: send it by WhatsApp or copy its link. For your profile, turn on your own page; its link is for your CV, WhatsApp or LinkedIn.',
    words: 'send friend link whatsapp linkedin refer forward public page',
  },
  sees: {
    question: 'Who sees my profile and my phone number?',
    answer:
      'Employers see your profile when they search, unless you switch that off in Settings. Your number, e-mail address and CV are hidden until an employer opens them, and every time is logged. Employers you apply to or write to can see your profile even when it is switched off for search.',
    words: 'privacy private hide hidden visibility visible contact who viewed views number',
  },
  page: {
    question: 'Can people without an account see me?',
    answer:
      'Only if you turn on your own page. You choose what it shows; it never shows your phone number, e-mail address, pay or CV. Turn it off at any time and the link stops working at once.',
    words: 'public link website google search engines portfolio share',
  },
  messages: {
    question: 'How do I get fewer messages?',
    answer:
      'In Settings, under “How we reach you”, choose for each kind of message how it comes; with nothing chosen it is only under the bell. Sign-in codes and receipts are always sent.',
    words: 'stop unsubscribe spam whatsapp sms email notifications calls disturb',
  },
  language: {
    question: 'How do I change the language?',
    answer: 'In Settings, choose English, हिन्दी or मराठी. Our messages to you use that language too.',
    words: 'hindi marathi english translate',
  },
  offline: {
    question: 'Does Pramaan work without a network?',
    answer:
      'Pages that you have opened before show what you last saw, and how old it is. An application that you send without a network waits on your device and goes out once when you are online again.',
    words: 'internet data slow network app install download loading not working',
  },
  signOut: {
    question: 'How do I sign out?',
    answer: 'Open the menu with your name and choose “Logout”. Do that on a phone that others use too.',
    words: 'logout log out signout exit device shared security hacked',
  },
  erase: {
    question: 'How do I delete my account and data?',
    answer:
      'In Settings, under “Erase my account”, choose “Request erasure”. You are hidden at once, and everything is deleted after 30 days. Until then you can change your mind. Receipts that the law makes us store stay without your name. You can also download your data there.',
    words: 'remove close deactivate deletion download data privacy',
  },
}
