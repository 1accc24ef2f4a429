import { listed, type NameRegion } from './region.ts'

/** The Hindi belt, Punjab and names of Muslim families across India. */
export const north: readonly NameRegion[] = [
  {
    region: 'Hindi belt',
    women: listed(`Aakanksha/आकांक्षा Aarti/आरती Anamika/अनामिका Anjali/अंजलि Anuradha/अनुराधा Archana/अर्चना
      Garima/गरिमा Jyoti/ज्योति Kajal/काजल Khushboo/खुशबू Kirti/कीर्ति Kumkum/कुमकुम Madhu/मधु Muskan/मुस्कान
      Nandini/नंदिनी Neha/नेहा Nidhi/निधि Pallavi/पल्लवी Pooja/पूजा Preeti/प्रीति Priya/प्रिया Radha/राधा Rashmi/रश्मि
      Richa/ऋचा Ritu/रितु Roshni/रोशनी Sakshi/साक्षी Sandhya/संध्या Shalini/शालिनी Shikha/शिखा Shivani/शिवानी
      Shweta/श्वेता Sneha/स्नेहा Soni/सोनी Swati/स्वाति Vandana/वंदना`),
    men: listed(`Abhishek/अभिषेक Ajay/अजय Akash/आकाश Akhilesh/अखिलेश Alok/आलोक Aman/अमन Amit/अमित Anand/आनंद Ankit/अंकित
      Anuj/अनुज Ashish/आशीष Avinash/अविनाश Brijesh/बृजेश Deepak/दीपक Dharmendra/धर्मेंद्र Gaurav/गौरव Himanshu/हिमांशु
      Manoj/मनोज Mohit/मोहित Neeraj/नीरज Nitish/नितीश Piyush/पीयूष Prabhat/प्रभात Prashant/प्रशांत Prince/प्रिंस
      Rahul/राहुल Rajeev/राजीव Rajesh/राजेश Rakesh/राकेश Ravi/रवि Rishabh/ऋषभ Ritesh/रितेश Sandeep/संदीप Satyam/सत्यम
      Saurabh/सौरभ Shivam/शिवम Sonu/सोनू Sunil/सुनील Sushil/सुशील Vikas/विकास Vipin/विपिन Vivek/विवेक`),
    surnames: listed(`Bajpai/बाजपेयी Chaubey/चौबे Dubey/दुबे Dwivedi/द्विवेदी Gupta/गुप्ता Jaiswal/जायसवाल Jha/झा
      Kesharwani/केसरवानी Kumar/कुमार Kushwaha/कुशवाहा Mahto/महतो Maurya/मौर्य Mishra/मिश्रा Nigam/निगम Nishad/निषाद
      Pal/पाल Pandey/पांडेय Paswan/पासवान Pathak/पाठक Prasad/प्रसाद Rai/राय Rajak/रजक Rajput/राजपूत Sahu/साहू
      Saxena/सक्सेना Sharma/शर्मा Shukla/शुक्ला Singh/सिंह Sinha/सिन्हा Soni/सोनी Srivastava/श्रीवास्तव
      Thakur/ठाकुर Tiwari/तिवारी Tripathi/त्रिपाठी Upadhyay/उपाध्याय Verma/वर्मा Vishwakarma/विश्वकर्मा Yadav/यादव`),
    womenSurnames: listed(`Chaubey/चौबे Dubey/दुबे Gupta/गुप्ता Jaiswal/जायसवाल Jha/झा Kumari/कुमारी Kumari/कुमारी
      Kushwaha/कुशवाहा Maurya/मौर्य Mishra/मिश्रा Pal/पाल Pandey/पांडेय Paswan/पासवान Pathak/पाठक Rai/राय Sahu/साहू
      Saxena/सक्सेना Sharma/शर्मा Shukla/शुक्ला Singh/सिंह Sinha/सिन्हा Srivastava/श्रीवास्तव Thakur/ठाकुर
      Tiwari/तिवारी Tripathi/त्रिपाठी Verma/वर्मा Vishwakarma/विश्वकर्मा Yadav/यादव`),
  },
  {
    region: 'Punjab',
    women: listed(`Amandeep Amanpreet Arshdeep Gurleen Gurpreet Harleen Harpreet Harsimran Jasleen Jaspreet Kamaljeet
      Kirandeep Kulwinder Lovepreet Mandeep Manpreet Navjot Navneet Prabhjot Rajwinder Ramandeep Simran Sukhpreet`),
    men: listed(`Amandeep Amritpal Arshdeep Baljeet Balwinder Gagandeep Gurpreet Gursewak Harjot Harmandeep Harpreet
      Jagdeep Jaskaran Karanveer Kuldeep Lovepreet Mandeep Manjinder Navdeep Parminder Prabhjot Ranjit Satnam Simranjit
      Sukhdeep Sukhwinder Tejinder`),
    surnames: listed('Singh Singh Singh Bains Brar Dhaliwal Dhillon Gill Grewal Mann Sandhu Sekhon Sidhu Sohal Virk'),
    womenSurnames: listed('Kaur Kaur Kaur Kaur Brar Dhaliwal Dhillon Gill Grewal Mann Sandhu Sidhu'),
  },
  {
    region: 'Delhi and Haryana',
    women: listed(`Aanchal Ananya Divya Gunjan Himani Ishita Kanika Kritika Mehak Megha Monika Natasha Nikita Parul
      Poonam Pragya Riya Sakshi Shreya Shruti Sonia Tanya Vanshika Vrinda`),
    men: listed(`Akshit Ankur Arun Ayush Bhavya Chirag Deepanshu Dheeraj Himanshu Ishaan Karan Kartik Kunal Lakshay Madhav
      Manav Mayank Naveen Nitin Parveen Pulkit Rajat Rohan Sahil Sachin Tarun Vaibhav Varun`),
    surnames: listed(`Aggarwal Arora Bansal Bhardwaj Bhatia Chawla Chopra Dahiya Dhingra Garg Goel Grover Gupta Hooda
      Jain Kalra Kapoor Kaushik Khanna Khurana Malhotra Malik Mehra Mittal Narula Rana Rohilla Sachdeva Sethi Sharma
      Sharma Singla Taneja Tanwar Verma Yadav`),
  },
  {
    region: 'Muslim families',
    women:
      listed(`Aafreen Aaliya Afsana Aisha Alfiya Arshiya Asma Farheen Fatima Gulnaz Heena Hiba Iqra Mahjabeen Mariyam
      Muskan Nafisa Naziya Nikhat Rubina Rukhsar Saba Sadaf Safiya Samreen Sana Shabana Shabnam Shaheen Shifa Sufiya
      Tabassum Tarannum Yasmin Zainab Zeba Zoya`),
    men: listed(`Aamir Abdul Adil Adnan Afzal Ahmed Altaf Arbaaz Arif Asif Ayaan Azhar Danish Faisal Faizan Farhan Firoz
      Imran Irfan Javed Junaid Kaif Kashif Mohsin Mudassir Nadeem Nawaz Parvez Rehan Rizwan Saif Salman Sameer Shahid
      Shoaib Sohail Tauseef Wasim Yusuf Zaid Zubair`),
    surnames: listed(`Ahmad Alam Ali Ansari Ansari Attar Baig Hussain Inamdar Khan Khan Khan Khatri Kazi Mansuri Memon
      Mirza Momin Mujawar Mulla Naikwadi Pathan Pathan Patel Qureshi Saiyed Sayyad Shaikh Shaikh Shaikh Siddiqui
      Tamboli Usmani`),
    womenSurnames: listed(`Ansari Ansari Attar Bano Begum Inamdar Khan Khan Khatun Kazi Khatri Mansuri Memon Mirza Momin
      Mulla Parveen Pathan Pathan Qureshi Saiyed Sayyad Shaikh Shaikh Siddiqui Sultana Tamboli`),
  },
]
