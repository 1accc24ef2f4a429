import { listed, type NameRegion } from './region.ts'

/** The five southern states; Tamil surnames are the father's given name, as people there write them. */
export const south: readonly NameRegion[] = [
  {
    region: 'Tamil Nadu',
    women:
      listed(`Abinaya Abirami Akila Anitha Bhuvaneshwari Deepika Dharani Divya Gayathri Gomathi Hemalatha Indhumathi
      Janani Jayashree Kalaivani Kavitha Keerthana Lavanya Malathi Meenakshi Mythili Nandhini Nithya Pavithra Priyadharshini
      Ramya Revathi Sangeetha Saranya Shalini Sowmya Subhashini Sudha Swathi Thamarai Vaishnavi Vidhya Yamini`),
    men: listed(`Aravind Arun Ashwin Balaji Bharath Dinesh Gokul Gopinath Harish Hariharan Jagadeesh Jeeva Karthik
      Kathiravan Kavin Kumaran Lokesh Manikandan Mohanraj Muthu Naveen Prabhu Pradeep Prasanna Praveen Ragul Rajkumar
      Ranjith Sabari Saravanan Sathish Senthil Siva Sriram Surya Tamilselvan Vasanth Venkatesh Vignesh Vijay Yuvaraj`),
    surnames: listed(`Anbalagan Arumugam Balasubramanian Chandran Chelladurai Dhanasekar Elangovan Ganesan Govindaraj
      Jayaraman Kalyanasundaram Kannan Karuppasamy Krishnamoorthy Kumaresan Loganathan Mahalingam Manickam Murugan
      Murugesan Nagarajan Natarajan Palanisamy Pandian Perumal Ponnusamy Raghavan Rajagopal Rajendran Ramachandran
      Ramasamy Sakthivel Selvaraj Shanmugam Subramanian Sundaram Thangavel Thirunavukkarasu Velmurugan Venkatesan`),
  },
  {
    region: 'Kerala',
    women: listed(`Aiswarya Akhila Amrutha Anagha Anjana Anju Anupama Aparna Arathi Arya Athira Bincy Devika Fathima
      Gopika Greeshma Haritha Jisha Keerthi Lakshmi Malavika Meera Nayana Neethu Parvathy Reshma Rosmy Sandra Sneha
      Sreelakshmi Swathi Teena Veena`),
    men: listed(`Abhijith Abin Ajith Akhil Alan Albin Amal Anandhu Arjun Arun Basil Bibin Deepu Febin Gokul Hari Jacob
      Jerin Jishnu Jithin Kiran Libin Midhun Nithin Rahul Rohith Sachin Sajin Sarath Shyam Sreejith Tijo Vaishakh
      Vishnu Vivek`),
    surnames:
      listed(`Antony Babu Chacko George Jose Joseph Krishnan Kurian Kurup Madhavan Mathew Menon Mohanan Nair Nair
      Nambiar Panicker Paul Pillai Pillai Prakash Raj Rajan Ravindran Sasidharan Sebastian Sreekumar Suresh Thankachan
      Thomas Unnikrishnan Varghese Varma Vijayan Warrier`),
  },
  {
    region: 'Karnataka',
    women: listed(`Aishwarya Akshata Amulya Anusha Ashwini Bhavana Bindu Chaitra Chandana Deepa Divya Harshitha Kavya
      Lakshmi Manjula Meghana Namratha Nayana Nisarga Pallavi Pooja Pragathi Preethi Priyanka Rachana Rakshitha Ranjitha
      Roopa Sahana Shilpa Shreya Sinchana Spoorthi Sushma Swathi Tejaswini Varsha Vidya Yashaswini`),
    men: listed(`Abhilash Abhishek Adarsh Ajay Anand Anil Basavaraj Bharath Chandan Chethan Darshan Ganesh Girish Guruprasad
      Harsha Hemanth Jagadish Karthik Kiran Likith Madhu Mahesh Manjunath Manoj Mohan Nagaraj Naveen Nithin Pavan
      Prajwal Pramod Puneeth Raghavendra Rakesh Ravi Sachin Santosh Shashank Shivakumar Sudeep Sumanth Suhas Vinay
      Vinayak Yogesh`),
    surnames: listed(`Acharya Angadi Badiger Bhat Bhat Desai Devadiga Gowda Gowda Gowda Hegde Hegde Hiremath Hosamani
      Hulagur Kamath Karanth Kotian Kulkarni Kulal Malagi Math Nadig Naik Nayak Pai Patil Poojary Prabhu Pujar Rai Rao
      Reddy Salian Shenoy Shetty Shetty Shivanna Suvarna Udupa Urs`),
  },
  {
    region: 'Telangana and Andhra',
    women:
      listed(`Akhila Alekhya Anusha Bhargavi Bhavani Chandana Deepthi Divya Gayathri Geetha Harika Haritha Jyothi Kavya
      Keerthi Lahari Lasya Lavanya Mamatha Manasa Mounika Navya Nikhitha Pavani Prasanna Pravallika Pujitha Ramya Sahithi
      Sandhya Shirisha Sindhu Sowjanya Sravani Sravanthi Srilatha Swapna Tejaswi Vasavi Vineela`),
    men: listed(`Abhinav Ajay Akhil Anil Anvesh Bhanu Bharath Chaitanya Charan Dinesh Ganesh Gopi Hemanth Jagadeesh Karthik
      Kishore Koushik Lokesh Mahesh Manikanta Naresh Naveen Nikhil Pavan Phani Prashanth Praveen Rajesh Rakesh Ramesh
      Ravi Rohith Sai Sandeep Santhosh Siddhartha Srikanth Sumanth Suresh Tarun Teja Uday Vamsi Venkat Vinod`),
    surnames:
      listed(`Akula Bandaru Boddu Chinta Chowdary Dasari Gadde Gangula Golla Gudipati Gunda Jakkula Kandula Kasireddy
      Katta Kolli Konda Koppula Kothapalli Mallela Manne Medi Muppidi Nagireddy Nalla Naidu Palle Pasupuleti Peddi Pilli
      Polavarapu Raju Rao Rao Ravula Reddy Reddy Reddy Sane Thota Tummala Vadlamudi Vangala Varma Vemula Yadla Yerra`),
  },
]
